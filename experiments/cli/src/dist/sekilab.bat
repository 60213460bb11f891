@echo off
rem Runs Sekilab with a JDK 17 or later.
setlocal DisableDelayedExpansion
if defined JAVA_HOME goto home
set "JAVA=java.exe"
where /q java.exe
if errorlevel 1 goto missing
goto run

:home
set "JAVA=%JAVA_HOME:"=%\bin\java.exe"
if not exist "%JAVA%" goto missing

:run
"%JAVA%" -XX:+UseSerialGC -Dsekilab.command=sekilab -jar "%~dp0..\lib\sekilab.jar" %*
exit /b %ERRORLEVEL%

:missing
echo sekilab: no Java found; Java 17 or later is needed. Maybe set JAVA_HOME. 1>&2
exit /b 2
