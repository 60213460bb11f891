@echo off
rem Runs Sekilab with a JDK 17 or later.
setlocal
if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java.exe")
"%JAVA%" -XX:+UseSerialGC -Dsekilab.command=sekilab --enable-native-access=ALL-UNNAMED -cp "%~dp0..\lib\sekilab.jar" org.sekilab.experiments.cli.Main %*
exit /b %ERRORLEVEL%
